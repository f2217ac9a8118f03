import { type ComponentProps, Suspense, use } from 'react'
import type { PageDraft } from '@/qr/content'
import type { Design } from '@/qr/design'
import { EditorMessages } from '@/tools/shared/editor-messages'
import type { RecentCode } from '@/tools/shared/recent/recent-code'

export type CodeDialog = 'recent' | 'share'

const importDialogs = () =>
  Promise.all([
    import('./recent/recent-codes-dialog').then((module) => module.RecentCodesDialog),
    import('./recent/share-dialog').then((module) => module.ShareDialog),
  ])

let loading: ReturnType<typeof importDialogs> | undefined

/** Retried after a failure. */
export function loadDialogs(): ReturnType<typeof importDialogs> {
  if (!loading) {
    loading = importDialogs()
    loading.catch(() => {
      loading = undefined
    })
  }
  return loading
}

/** The dialogs that the toolbar opens, loaded with the first one. */
export function CodeDialogs(props: ComponentProps<typeof Dialogs>) {
  return (
    <Suspense>
      <EditorMessages>
        <Dialogs {...props} />
      </EditorMessages>
    </Suspense>
  )
}

function Dialogs({
  opened,
  onClose,
  draft,
  design,
  onOpen,
  onExported,
}: {
  opened: CodeDialog | null
  onClose: () => void
  draft: PageDraft
  design: Design
  onOpen: (stored: RecentCode) => void
  onExported: () => void
}) {
  const [RecentCodesDialog, ShareDialog] = use(loadDialogs())
  return (
    <>
      <RecentCodesDialog open={opened === 'recent'} onClose={onClose} onOpen={onOpen} />
      <ShareDialog open={opened === 'share'} {...{ onClose, draft, design, onExported }} />
    </>
  )
}
