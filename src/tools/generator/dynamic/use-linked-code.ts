import { type ActionDispatch, useEffect, useState } from 'react'
import { readSlug } from '@/codes'
import { queryParameters } from '@/paths'
import { blankPageContent, isHostedType, isUploadType } from '@/qr/content'
import type { SharedCode } from '@/qr/share'
import { useHandler } from '@/tools/shared/use-handler'
import { useToast } from '@/ui/toast'
import type { GeneratorAction, GeneratorState, PendingAction, Snapshot } from '../generator-state'
import { type CodeLink, findLinkedSlug, linkOfCode } from './code-link'
import type { DynamicStatus } from './dynamic-code'
import { findSessionFiles } from './session-files'
import { storeSavedState } from './session-link'
import type { SendFiles } from './use-dynamic-code'

const isEmpty = (errors: object) => Object.keys(errors).length === 0

/** State of a code with a link: which link it is, and when it is saved. */
export function useLinkedCode({
  state: { draft, design, link, files, pendingAction, lastLink },
  dispatch,
  siteUrl,
  isFinished,
  onShow,
  showField,
}: {
  state: GeneratorState
  dispatch: ActionDispatch<[GeneratorAction]>
  siteUrl: string
  /** False, after a notice, while the form is not finished. */
  isFinished: () => boolean
  /** Shows another code, of any type. */
  onShow: (opened: Snapshot) => void
  showField: (name?: string) => void
}) {
  const showToast = useToast()
  const { type } = draft
  const newLink = linkOfCode(siteUrl, null)
  const [found, setStatus] = useState<DynamicStatus>()
  const status = found?.saved?.view.slug === link?.slug ? found : undefined
  const [sendFiles, setSendFiles] = useState<SendFiles>()
  const [opening, setOpening] = useState(0)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})

  const isReadyToExport = useHandler((action: PendingAction = 'save') => {
    if (!isFinished()) return false
    if (!link || link.slug) return true
    dispatch({ do: 'saveFirst', action })
    return false
  })

  /** Opens a code as stored on the server, instead of its state in this tab. */
  const forget = (opened: string) => {
    storeSavedState(opened, null)
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

  const showErrors = useHandler((found: Readonly<Record<string, string>>) => {
    const [first] = Object.keys(found)
    // Every keystroke clears errors, and usually there are none.
    setErrors((before) => (first === undefined && isEmpty(before) ? before : found))
    if (first !== undefined) showField(first)
  })

  return {
    isReadyToExport,
    open,
    /** The server's validation errors, by field. */
    errors,
    choose: (isDynamic: boolean) =>
      dispatch({ do: 'link', link: isDynamic ? (lastLink ?? newLink) : null }),
    clear: () => dispatch({ do: 'clear', link: link && newLink }),
    warnAfterExport: () =>
      status?.exportWarning && showToast(status.exportWarning, { tone: 'warn' }),
    filesField: {
      files,
      isNew: link?.slug === null,
      saved: status?.saved,
      onSender: setSendFiles,
      onChange: (chosen: Snapshot['files'], step: string) =>
        dispatch({ do: 'files', files: chosen, step, atMs: performance.now() }),
    },
    /** Incremented when a code is opened again, which resets the bar of dynamic codes. */
    opening,
    dynamicCode: link && {
      link,
      shown: { draft, design, files },
      isFinished,
      isSaveRequested: pendingAction !== null && link.slug === null,
      onNotSaved: () => dispatch({ do: 'saveFirst', action: null }),
      sendFiles,
      onSaved: (saved: CodeLink) => dispatch({ do: 'save', link: saved }),
      onOpened: onShow,
      onRestored: (restored: Snapshot['files']) =>
        findSessionFiles(type) ?? dispatch({ do: 'restoreFiles', files: restored }),
      onStatus: setStatus,
      onErrors: showErrors,
      onLeaveLink: () => dispatch({ do: 'link', link: newLink }),
    },
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
