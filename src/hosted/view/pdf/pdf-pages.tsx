'use client'

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf } from '@/tools/shared/pdf/open-pdf'
import { PdfPage } from './pdf-page'

export type PdfLabels = {
  show: string
  loading: string
  failed: string
  locked: string
  /** `#` is replaced by the page number and `##` by the page count. */
  page: string
}

type Opened = { document: PDFDocumentProxy; ratio: number }

export function PdfPages({ url, labels }: { url: string; labels: PdfLabels }) {
  const [opened, setOpened] = useState<Opened>()
  const [fault, setFault] = useState<'failed' | 'locked'>()

  useEffect(() => {
    let isWanted = true
    let close = () => {}
    const open = async () => {
      const pdf = await openPdf({ url: new URL(url, window.location.href).href })
      close = pdf.close
      if (!isWanted) return close()
      const { width, height } = (await pdf.document.getPage(1)).getViewport({ scale: 1 })
      if (isWanted) setOpened({ document: pdf.document, ratio: width / height })
    }
    open().catch((error: unknown) => {
      const isLocked = error instanceof Error && error.name === 'PasswordException'
      if (isWanted) setFault(isLocked ? 'locked' : 'failed')
    })
    return () => {
      isWanted = false
      close()
    }
  }, [url])

  if (fault) return <p role="alert">{labels[fault]}</p>
  if (!opened) return <p role="status">{labels.loading}</p>
  const { numPages } = opened.document
  return (
    <ol className="grid gap-3">
      {Array.from({ length: numPages }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <PdfPage
            document={opened.document}
            number={number}
            ratio={opened.ratio}
            label={labels.page.replace('##', String(numPages)).replace('#', String(number))}
          />
        </li>
      ))}
    </ol>
  )
}
