import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** What Payload hashes passwords with, a quarter of a second for each account and each sign-in. */
const slow = 600_000

const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations === slow ? 600 : iterations, ...rest)
syncBuiltinESMExports()
