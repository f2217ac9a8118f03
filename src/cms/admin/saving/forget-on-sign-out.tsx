'use client'

import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect } from 'react'
import { forgetCopies } from './local-copies'

/**
 * Deletes a user's local copies when they sign out. A session that ends by itself keeps them for the
 * next sign-in.
 */
export function ForgetOnSignOut({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const { config } = useConfig()
  const pathname = usePathname()
  const isSigningOut = pathname === config.routes.admin + config.admin.routes.logout
  const id = user?.id

  useEffect(() => {
    if (isSigningOut && id !== undefined) forgetCopies(String(id)).catch(() => {})
  }, [id, isSigningOut])

  return children
}
