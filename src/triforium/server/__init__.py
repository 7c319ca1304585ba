"""The table server: live tables over HTTP and WebSocket, with durable journals and per-seat views."""
