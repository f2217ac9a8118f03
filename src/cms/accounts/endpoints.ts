import type { Endpoint } from 'payload'
import { closedRegistration, closedReset, createLink, invite, mailLink, setUp } from './links'
import {
  changePassword,
  endAllSessions,
  finishSecondFactor,
  resetSecondFactor,
  showSecondFactor,
  startSecondFactor,
  stopSecondFactor,
} from './own-account'
import { signIn } from './sign-in'

/** Endpoints for accounts, which precede Payload's endpoints at the same addresses. */
export const accountEndpoints: Omit<Endpoint, 'root'>[] = [
  signIn,
  setUp,
  closedRegistration,
  closedReset,
  mailLink,
  invite,
  changePassword,
  showSecondFactor,
  startSecondFactor,
  finishSecondFactor,
  stopSecondFactor,
  createLink,
  resetSecondFactor,
  endAllSessions,
]
