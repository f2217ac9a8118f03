import { DefaultTemplate } from '@payloadcms/next/templates'
import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import layout from './layout.module.css'

type Props = {
  view: AdminViewServerProps
  title: string
  lead: string
  children: ReactNode
}

/** A page of the admin besides those of Payload, with its menu and header. */
export function AdminPage({ view, title, lead, children }: Props) {
  const { initPageResult, params, searchParams } = view
  const { req, permissions, visibleEntities, locale } = initPageResult
  return (
    <DefaultTemplate
      {...{ i18n: req.i18n, payload: req.payload, req, permissions, visibleEntities }}
      {...(locale && { locale })}
      {...(params && { params })}
      {...(searchParams && { searchParams })}
      user={req.user ?? undefined}
    >
      <main>
        <Gutter className={layout.page ?? ''}>
          <h1>{title}</h1>
          <p>{lead}</p>
          {children}
        </Gutter>
      </main>
    </DefaultTemplate>
  )
}
