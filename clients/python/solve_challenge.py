import base64
import hashlib
import json


def solve_challenge(challenge):
    """Returns the `proof` for a challenge of the API."""
    parameters = challenge["parameters"]
    nonce = bytes.fromhex(parameters["nonce"])
    salt = bytes.fromhex(parameters["salt"])
    counter = 0
    while True:
        password = nonce + counter.to_bytes(4, "big")
        key = hashlib.pbkdf2_hmac(
            "sha256", password, salt, parameters["cost"], parameters["keyLength"]
        ).hex()
        if key.startswith(parameters["keyPrefix"]):
            solution = {"counter": counter, "derivedKey": key}
            proof = json.dumps({"challenge": challenge, "solution": solution})
            return base64.b64encode(proof.encode()).decode()
        counter += 1
