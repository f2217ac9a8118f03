'use client'

import { createContext, type ReactNode, useContext } from 'react'

const AppUrlContext = createContext<string | null | undefined>(undefined)

/** Keeps the user application's address for the error page, which is given nothing by anybody. */
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
