/** Load all files of this page again, for example after a damaged cache; games are kept. */
export async function loadAgain(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((one) => one.unregister()));
  if ("caches" in window) await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  location.reload();
}
