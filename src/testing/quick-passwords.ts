import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Payload's number of iterations for a password hash, which needs a quarter of a second per account
 * and sign-in.
 */
const slow = 600_000

const { pbkdf2 } = crypto
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, iterations === slow ? 600 : iterations, ...rest)
syncBuiltinESMExports()
