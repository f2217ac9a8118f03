import { isMissingPart } from '@/ui/is-missing-part'

/** An error of the server has a digest instead of its own message, which stays in the log. */
export function findDigest(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('digest' in error)) return undefined
  return String(error.digest)
}

/** Returns the message of an error, if it is meant for the visitor. */
export function findOwnMessage(error: unknown): string | undefined {
  if (!(error instanceof Error) || findDigest(error) || isMissingPart(error)) return undefined
  return error.message || undefined
}
