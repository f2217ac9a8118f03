'use client'

import { createContext, type ReactNode, useContext } from 'react'

const AppUrlContext = createContext<string | null | undefined>(undefined)

/** Provides the user application's address to the error page, which receives no props of ours. */
export function AppUrlProvider({
  appUrl,
  children,
}: {
  appUrl: string | null | undefined
  children: ReactNode
}) {
  return <AppUrlContext value={appUrl}>{children}</AppUrlContext>
}

export function useAppUrl(): string | null | undefined {
  return useContext(AppUrlContext)
}
