'use client'

import { toast, useTranslation } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { payloadRoutes } from '../../routes'
import {
  type AdminAnswer,
  type AdminEndpoint,
  type AdminWish,
  addressOf,
  findSignedIn,
  request,
} from './request'
import { AdminFailure } from './request-failure'

/**
 * Requests of a component that change something. A failed one is explained by a toast.
 *
 * @param failed what the user reads if the server does not say why
 */
export function useRequest(failed: string) {
  const { t } = useTranslation()
  const [isBusy, setBusy] = useState(false)

  async function explain(error: unknown) {
    const reason = error instanceof AdminFailure ? error.reason : undefined
    const isSignedOut = reason === 'forbidden' && !(await findSignedIn().catch(() => 'unknown'))
    if (isSignedOut)
      toast.error(t('error:unauthorized'), {
        action: {
          label: t('authentication:logBackIn'),
          onClick: () => window.open(`${payloadRoutes.admin}/login`),
        },
      })
    else toast.error((reason && (error as Error).message) || failed)
  }

  return {
    isBusy,
    /** Returns the answer; undefined if the request failed. */
    async send<E extends AdminEndpoint>(
      endpoint: E,
      wish: AdminWish<E>,
    ): Promise<AdminAnswer<E> | undefined> {
      setBusy(true)
      try {
        return await request(endpoint, wish)
      } catch (error) {
        await explain(error)
        return undefined
      } finally {
        setBusy(false)
      }
    },
  }
}

const changes = new EventTarget()

/** Loads again what components show from an address below the API, and from those below it. */
export function announceChange(path: string): void {
  changes.dispatchEvent(new CustomEvent('change', { detail: `${payloadRoutes.api}/${path}` }))
}

type Loaded<E extends AdminEndpoint> = { url: string; answer?: AdminAnswer<E>; failure?: unknown }

/**
 * Loads what a component shows. After a failure, the last answer remains.
 *
 * @param wish undefined if there is nothing to load
 * @param revision any value; a new one loads again
 */
export function useAnswer<E extends AdminEndpoint>(
  endpoint: E,
  wish: AdminWish<E> | undefined,
  revision?: unknown,
) {
  const url = wish && addressOf(endpoint, wish)
  const [last, setLast] = useState<Loaded<E>>()
  const load = useEffectEvent(async (address: string, signal: AbortSignal) => {
    if (!wish) return
    try {
      setLast({ url: address, answer: await request(endpoint, wish, { signal }) })
    } catch (failure) {
      if (!signal.aborted)
        setLast((known) => ({ ...(known?.url === address && known), url: address, failure }))
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new revision loads again
  useEffect(() => {
    if (!url) return
    const controller = new AbortController()
    const { signal } = controller
    void load(url, signal)
    const reload = (event: Event) => {
      if (url.startsWith((event as CustomEvent<string>).detail)) void load(url, signal)
    }
    changes.addEventListener('change', reload, { signal })
    return () => controller.abort()
  }, [url, revision])

  const { answer, failure }: Partial<Loaded<E>> = last?.url === url && last ? last : {}
  return {
    answer,
    failure: failure instanceof AdminFailure ? failure : undefined,
    state: !url ? 'idle' : failure ? 'failed' : answer ? 'done' : 'loading',
    setAnswer: (changed: AdminAnswer<E>) => url && setLast({ url, answer: changed }),
  } as const
}
