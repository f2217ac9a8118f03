import { useState } from 'react'
import {
  type AdminAnswer,
  type AdminEndpoint,
  type AdminWish,
  request,
} from '@/desk/admin/requests/request'
import { AdminFailure } from '@/desk/admin/requests/request-failure'
import { isValues } from '@/desk/documents/row-fields'

/** Sends forms for accounts. `fault` says in the language of the user why the last one failed. */
export function useAccountRequest(failed: string) {
  const [fault, setFault] = useState<string>()
  /** Whether the code of the second factor is asked for. */
  const [needsCode, setNeedsCode] = useState(false)

  /** Returns the answer; undefined if the request failed. */
  async function send<E extends AdminEndpoint>(
    endpoint: E,
    wish: AdminWish<E>,
  ): Promise<AdminAnswer<E> | undefined> {
    setFault(undefined)
    try {
      return await request(endpoint, wish)
    } catch (error) {
      const { errors = [], message = '' } = error instanceof AdminFailure ? error : {}
      setFault(message || failed)
      const data: unknown = errors[0]?.data
      if (isValues(data) && data.secondFactor === true) setNeedsCode(true)
      return undefined
    }
  }
  return { send, fault, setFault, needsCode }
}
