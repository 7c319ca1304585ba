"""An authenticator in software: makes and uses passkeys as a phone would, or wrongly where a test says so."""

import hashlib
import json
import os
from base64 import urlsafe_b64encode
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT, VERIFIED, NEW_KEY = 0x01, 0x04, 0x40


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


class Authenticator:
    """Holds one passkey of one site."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin = origin
        self.host = host
        self.flags = PRESENT | VERIFIED
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.count = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def data(self, flags: int = 0) -> bytes:
        self.count += 1
        return hashlib.sha256(self.host.encode()).digest() + bytes([self.flags | flags]) + self.count.to_bytes(4)

    def create(self, options: Any) -> dict[str, Any]:
        """The answer of `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        data = self.data(NEW_KEY) + bytes(16) + len(self.id).to_bytes(2) + self.id + key
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": b64(self.client_data("create", options["challenge"])),
            "attestationObject": b64(made),
        }
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}

    def get(self, options: Any) -> dict[str, Any]:
        """The answer of `navigator.credentials.get`."""
        said, data = self.client_data("get", options["challenge"]), self.data()
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": b64(said), "authenticatorData": b64(data), "signature": b64(signature)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response}
