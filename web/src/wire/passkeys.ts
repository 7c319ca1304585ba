/** Passkeys: the browser makes and uses them, the server checks them. */
import type { MeInfo } from "./generated/core";
import { api } from "./http";

export const hasPasskeys = (): boolean =>
  "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

const written = (found: Credential | null): Record<string, unknown> => ({ ...(found as PublicKeyCredential).toJSON() });

export async function makePasskey(): Promise<MeInfo> {
  const { options } = await api.passkeyOptions();
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  return api.addPasskey(written(await navigator.credentials.create({ publicKey })));
}

export async function usePasskey(): Promise<MeInfo> {
  const { options } = await api.signInOptions();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  return api.signIn(written(await navigator.credentials.get({ publicKey })));
}
