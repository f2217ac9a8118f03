'use client'

import { Fragment } from 'react'
import { Link } from '@/i18n/link'
import { useLocale } from '@/i18n/use-locale'
import { localizedPath, type OperationGroup } from '@/paths'
import { MethodBadge } from './method-badge'
import { unpackRows } from './packed-rows'
import styles from './reference.module.css'
import { pathOf } from './reference-links'

export type GroupCells = readonly [group: OperationGroup, title: string, description: string]
export type OperationCells = readonly [
  group: OperationGroup,
  id: string,
  method: string,
  path: string,
]

/**
 * All operations, with links to their pages. They were on this page once, so that their entries have
 * the anchors to which other sites still link.
 */
export function OperationIndex({
  groups,
  operations,
}: {
  /** Packed rows of `GroupCells`. */
  groups: string
  /** Packed rows of `OperationCells`. */
  operations: string
}) {
  const locale = useLocale()
  const rows = unpackRows<OperationCells>(operations)
  return (
    <div className={styles.index}>
      {unpackRows<GroupCells>(groups).map(([group, title, description]) => (
        <Fragment key={group}>
          <h3>
            <Link href={pathOf(group)} prefetch={false}>
              {title}
            </Link>
          </h3>
          <p>{description}</p>
          <ul>
            {rows
              .filter(([own]) => own === group)
              .map(([, id, method, path]) => (
                <li key={id} id={id}>
                  <a href={`${localizedPath(locale, pathOf(group))}#${id}`}>
                    <MethodBadge method={method} />
                    <code translate="no">{path}</code>
                  </a>
                </li>
              ))}
          </ul>
        </Fragment>
      ))}
    </div>
  )
}
