import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { CSSProperties, ReactNode } from 'react'
import { freeFinishedRender } from '@/i18n/free-finished-render'
import { fontFamilies } from '@/site/fonts/fonts'
import { importMap } from './admin/importMap'
import './admin.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  freeFinishedRender()
  return (
    <RootLayout
      config={config}
      htmlProps={{ style: fontFamilies as CSSProperties }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {children}
    </RootLayout>
  )
}
