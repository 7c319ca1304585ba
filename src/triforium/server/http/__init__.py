"""HTTP and WebSocket: routes, limits, authentication, the browser client."""
