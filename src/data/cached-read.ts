import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import type { linksTag } from '@/cms/hooks/notify-links-changed'
import { contentTag } from '@/env'
import type { Config } from '@/payload-types'
import { findShared } from './shared-scope'

/**
 * Tags that can be invalidated separately: every collection, every global and the targets of links.
 */
export type Tag = keyof Config['collections'] | keyof Config['globals'] | typeof linksTag

/**
 * Creates a read that runs once per render and is cached until one of its tags is invalidated.
 * Pages that call it inherit the tags. Arguments and results must be serialisable as JSON; failures
 * are not cached.
 *
 * @param name unique among all reads, part of the cache key
 */
export function cachedRead<Args extends readonly (string | number)[], Result>(
  name: string,
  tags: readonly Tag[],
  read: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  const readCached = cache(
    unstable_cache(read, [name], { tags: [contentTag, ...tags], revalidate: false }),
  )
  return (...args) => (findShared() ? read(...args) : readCached(...args))
}
