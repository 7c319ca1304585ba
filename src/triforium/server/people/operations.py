"""All operations about people; a fixed path before one with a parameter in the same place."""

from typing import Final

from triforium.server.api.operation import Operation
from triforium.server.people import api_me

PEOPLE_OPERATIONS: Final[list[Operation]] = [
    api_me.get_me,
    api_me.post_me,
    api_me.make_link,
    api_me.make_recovery,
    api_me.revoke_device,
    api_me.leave_device,
    api_me.passkey_options,
    api_me.add_passkey,
    api_me.remove_passkey,
    api_me.sign_in_options,
    api_me.sign_in,
    api_me.look_at_code,
    api_me.redeem_code,
]
