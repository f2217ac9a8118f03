/** `qw_` and 32 random bytes in base64url. The prefix tells workspace keys from edit keys. */
export const workspaceKeyPattern = /^qw_[A-Za-z0-9_-]{43}$/
