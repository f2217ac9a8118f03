import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { callApi } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { KeyForm } from '@/tools/shared/keys/key-form'
import { useHandler } from '@/tools/shared/use-handler'
import { storeWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'
import { Dialog } from '@/ui/dialog'
import { Tabs } from '@/ui/tabs'
import { findWorkspaceKeys } from './find-workspace-keys'
import { RecoverWorkspace } from './recover-workspace'
import { CreateWorkspaceForm } from './start-screen'

const accepted = '.txt,.pdf,image/*,text/plain,application/pdf'

/** Opens a workspace with its key, recovers one by email, or creates another. */
export function AddWorkspaceDialog({
  open,
  text,
  onClose,
}: {
  open: boolean
  /** A text with a key to begin with, such as that of a link. */
  text?: string | undefined
  onClose: () => void
}) {
  const t = useTranslations('workspace.start')
  const close = useTranslations('dialogs')('close')
  return (
    <Dialog open={open} onClose={onClose} title={t('add.title')} closeLabel={close}>
      {open && (
        <Tabs
          label={t('add.title')}
          tabs={[
            {
              id: 'key',
              label: t('add.tabs.key'),
              content: <AddKey text={text} onDone={onClose} />,
            },
            {
              id: 'recover',
              label: t('add.tabs.recover'),
              content: <RecoverWorkspace />,
            },
            {
              id: 'create',
              label: t('add.tabs.create'),
              content: <CreateWorkspaceForm onCreated={onClose} />,
            },
          ]}
        />
      )}
    </Dialog>
  )
}

function AddKey({ text: initial = '', onDone }: { text?: string | undefined; onDone: () => void }) {
  const t = useTranslations('workspace.start.add')
  const [text, setText] = useState(initial)
  const { open, isBusy, fault, setFault } = useOpenKeys(onDone)

  const add = useHandler((source: string) => {
    setText(source.trim())
    const keys = findWorkspaceKeys(source)
    if (keys.length > 0) void open(keys)
    else setFault(t('fault.none'))
    return keys.length > 0
  })
  // A link opens its workspace without another click.
  useEffect(() => {
    if (initial) add(initial)
  }, [initial, add])
  return (
    <KeyForm
      text={text}
      labels={{ label: t('label'), hint: t('hint'), submit: t('submit') }}
      accept={accepted}
      fault={fault}
      isBusy={isBusy}
      onText={(typed) => {
        setText(typed)
        setFault(undefined)
      }}
      onSubmit={() => add(text)}
      onFile={(found) => {
        if (found === undefined) setFault(t('fault.file'))
        else add(found)
      }}
      onScan={add}
    />
  )
}

/** A text with more keys than anyone has is not a list of keys. */
const maxKeys = 20

/** Checks keys with the server and stores the valid ones. */
function useOpenKeys(onDone: () => void) {
  const t = useTranslations('workspace.start.add')
  const problemMessage = useProblemMessage()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const open = async (secrets: readonly string[]) => {
    setBusy(true)
    setFault(undefined)
    let note: string | undefined
    for (const secret of secrets.slice(0, maxKeys)) {
      const answer = await callApi('GET /workspace', { editKey: secret })
      if (answer.ok) {
        const { id, name, key } = answer.body
        // The key is evidently somewhere else too.
        const now = Date.now()
        storeWorkspaceKey({ id, name, role: key.role, secret, addedAt: now, backupAt: now })
      } else {
        const isUnknown = answer.problem?.key === 'unauthorised'
        note = isUnknown ? t('fault.unknown') : problemMessage(answer.problem)
      }
    }
    setBusy(false)
    if (note) setFault(note)
    else onDone()
  }
  return { open, isBusy, fault, setFault }
}
