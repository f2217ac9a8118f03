import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OwnedKey } from '@/codes'
import { KeyCard } from '@/tools/code-session/key-card'
import { NewKeyDialog } from '@/tools/code-session/new-key-dialog'
import { ConfirmDialog } from '@/tools/shared/confirm-dialog'
import { requestKeyRotation } from '@/tools/shared/dynamic/code-client'
import { storeKeys } from '@/tools/shared/dynamic/key-store'
import { useProblemMessage } from '@/tools/shared/dynamic/use-problem-message'
import { saveKeys } from '@/tools/shared/keys/save-keys'
import { useWorkspaceKeys } from '@/tools/shared/workspaces/workspace-keys'
import { Button } from '@/ui/button'
import { Icon } from '@/ui/icon/icon'
import { EditSection } from './edit-section'
import { useEditing } from './use-editing'

/** What differs when the code was opened with the key of its workspace, which stays valid. */
const textsByPlace = {
  browser: {
    intro: 'intro',
    rotate: 'replace',
    warning: 'replaceText',
    confirm: 'replaceNow',
    created: 'saveNew',
  },
  workspace: {
    intro: 'ofWorkspace',
    rotate: 'create',
    warning: 'createText',
    confirm: 'createNow',
    created: 'created',
  },
} as const

/**
 * Every way to save the edit key, to recover it and to replace it. The owner of a workspace can
 * create one for somebody who has no key of the workspace.
 */
export function KeyPart() {
  const t = useTranslations('myCodes.edit.key')
  const { source, saved, follow, announce } = useEditing()
  const { place, owned } = source
  const problemMessage = useProblemMessage()
  const isOwner = useWorkspaceKeys()?.keys.some(
    ({ secret, role }) => secret === owned.editKey && role === 'owner',
  )
  const [created, setCreated] = useState<OwnedKey>()
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isStored = place === 'browser'
  const texts = textsByPlace[place]
  const card = { name: saved.name, link: saved.link }

  const store = async (key: OwnedKey) => {
    const stored = { ...key, name: saved.name, addedAt: Date.now() }
    try {
      await storeKeys([stored])
      announce(t('replaced'), 'good')
    } catch {
      // The old key is invalid, so the new one must not be lost.
      saveKeys([stored])
      announce(t('replacedInFile'), 'warn')
    }
  }
  const rotate = async () => {
    setBusy(true)
    const answer = await requestKeyRotation(owned)
    setBusy(false)
    setConfirming(false)
    if (!answer.ok) return announce(problemMessage(answer.problem), 'bad')
    const key = { slug: owned.slug, editKey: answer.body.editKey }
    if (isStored) await store(key)
    follow(answer.body.code)
    setCreated(key)
  }
  return (
    <EditSection title={t('title')} hint={t(texts.intro)}>
      {isStored && <KeyCard {...card} owned={owned} saved={saved} onChange={follow} />}
      {(isStored || isOwner) && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          onClick={() => setConfirming(true)}
        >
          <Icon name="refresh-cw" />
          {t(texts.rotate)}
        </Button>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t(texts.rotate)}
        confirmLabel={t(texts.confirm)}
        isBusy={isBusy}
        onConfirm={rotate}
        onClose={() => setConfirming(false)}
      >
        <p>{t(texts.warning)}</p>
      </ConfirmDialog>
      <NewKeyDialog
        {...card}
        owned={created}
        title={t(`${texts.created}.title`)}
        text={t(`${texts.created}.text`)}
        canMail={isStored}
        onClose={() => setCreated(undefined)}
      />
    </EditSection>
  )
}
