import { type ActionDispatch, useEffect, useState } from 'react'
import { readSlug } from '@/codes'
import { queryParameters } from '@/paths'
import { blankPageContent, isHostedType, isUploadType } from '@/qr/content'
import type { SharedCode } from '@/qr/share'
import { storedBase } from '@/tools/code-session/stored-base'
import type { FieldError } from '@/tools/code-session/use-edit-session'
import type { Uploads } from '@/tools/shared/uploads/use-uploads'
import { useHandler } from '@/tools/shared/use-handler'
import { useToast } from '@/ui/toast'
import type { GeneratorAction, GeneratorState, PendingAction, Snapshot } from '../generator-state'
import { findLinkedSlug, linkOfCode } from './code-link'

/** What the part that saves a dynamic code reports to the form and the downloads. */
export type DynamicStatus = {
  uploads: Uploads
  /** What the server found wrong. */
  errors: readonly FieldError[]
  /** Shown after an export while there are unsaved changes. */
  exportWarning: string | undefined
}

/** State of a code with a link: which link it is, and when it is saved. */
export function useLinkedCode({
  state: { draft, design, link, lastLink },
  dispatch,
  siteUrl,
  isFinished,
  onShow,
}: {
  state: GeneratorState
  dispatch: ActionDispatch<[GeneratorAction]>
  siteUrl: string
  /** False, after a notice, while the form is not finished. */
  isFinished: () => boolean
  /** Shows another code, of any type. */
  onShow: (opened: Snapshot) => void
}) {
  const showToast = useToast()
  const { type } = draft
  const newLink = linkOfCode(siteUrl, null)
  const [status, onStatus] = useState<DynamicStatus>()
  const [opening, setOpening] = useState(0)

  const isReadyToExport = useHandler((action: PendingAction = 'save') => {
    if (!isFinished()) return false
    if (!link || link.slug) return true
    dispatch({ do: 'saveFirst', action })
    return false
  })

  /** Opens a code as stored on the server, instead of its state in this tab. */
  const forget = (opened: string) => {
    storedBase('generator', opened).write(null)
    setOpening((count) => count + 1)
  }
  const open = (opened: SharedCode & { link?: string }) => {
    const found = opened.link === undefined ? undefined : findLinkedSlug(siteUrl, opened.link)
    if (found) forget(found)
    const isLinked = found !== undefined || isUploadType(opened.draft.type)
    const openedLink = isLinked ? linkOfCode(siteUrl, found ?? null) : null
    onShow({ draft: opened.draft, design: opened.design, link: openedLink, files: [] })
  }
  useAddressParameter(queryParameters.editedCode, (value) => {
    const edited = readSlug(value)
    if (!edited) return
    forget(edited)
    onShow({ draft: blankPageContent(type), design, link: linkOfCode(siteUrl, edited), files: [] })
  })

  // See `paths.newDynamicCode`.
  useAddressParameter('kind', (value) => {
    if (value !== 'dynamic' || !isHostedType(type)) return
    dispatch(link?.slug ? { do: 'clear', link: newLink } : { do: 'link', link: newLink })
  })

  return {
    ...{ isReadyToExport, open, newLink, status, onStatus },
    choose: (isDynamic: boolean) =>
      dispatch({ do: 'link', link: isDynamic ? (lastLink ?? newLink) : null }),
    clear: () => dispatch({ do: 'clear', link: link && newLink }),
    warnAfterExport: () =>
      status?.exportWarning && showToast(status.exportWarning, { tone: 'warn' }),
    /** Incremented when a code is opened again, which resets the bar of dynamic codes. */
    opening,
  }
}

/** Reads a parameter of the address once, and removes it, so that a reload does nothing again. */
function useAddressParameter(name: string, read: (value: string) => void): void {
  const readLatest = useHandler(read)
  useEffect(() => {
    const address = new URL(location.href)
    const value = address.searchParams.get(name)
    if (value === null) return
    address.searchParams.delete(name)
    history.replaceState(history.state, '', address)
    readLatest(value)
  }, [name, readLatest])
}
