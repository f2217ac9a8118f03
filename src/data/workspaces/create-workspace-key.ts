import 'server-only'
import { randomBytes } from 'node:crypto'

export function createWorkspaceKey(): string {
  return `qw_${randomBytes(32).toString('base64url')}`
}
