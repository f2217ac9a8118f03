import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import { callApi } from '@/tools/shared/dynamic/code-client'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { KeySources } from '@/tools/shared/keys/key-sources'
import { useHandler } from '@/tools/shared/use-handler'
import { storeWorkspaceKey } from '@/tools/shared/workspaces/workspace-keys'
import { Dialog } from '@/ui/dialog'
import { Field } from '@/ui/field'
import { Tabs } from '@/ui/tabs'
import { TextArea } from '@/ui/text-area'
import { findWorkspaceKeys } from './find-workspace-keys'
import { RecoverWorkspaceForm } from './recover-workspace-form'
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
  return (
    <Dialog open={open} onClose={onClose} title={t('add.title')} closeLabel={t('add.close')}>
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
              content: <RecoverWorkspaceForm />,
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
  const [isScanning, setScanning] = useState(false)
  const { open, isBusy, fault, setFault } = useOpenKeys(onDone)

  const add = useHandler((source: string) => {
    setText(source.trim())
    const keys = findWorkspaceKeys(source)
    if (keys.length === 0) return setFault(t('fault.none'))
    setScanning(false)
    return void open(keys)
  })
  // A link opens its workspace without another click.
  useEffect(() => {
    if (initial) add(initial)
  }, [initial, add])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) add(text)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={t('label')} hint={t('hint')} error={fault}>
        {(control) => (
          <TextArea
            {...control}
            value={text}
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => {
              setText(target.value)
              setFault(undefined)
            }}
            className="font-mono text-sm"
          />
        )}
      </Field>
      <KeySources
        accept={accepted}
        isBusy={isBusy}
        isScanning={isScanning}
        onScanning={setScanning}
        labels={{
          ...{ submit: t('submit'), file: t('file'), reading: t('reading'), drop: t('drop') },
          ...{ cancel: t('cancel'), scan: t('scan'), stopScanning: t('stopScanning') },
          ...{ aim: t('aim'), camera: t('cameraFault'), reload: t('cameraReload') },
        }}
        onFile={(found) => {
          if (found === undefined) setFault(t('fault.file'))
          else add(found)
        }}
        onScan={add}
      />
    </form>
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
