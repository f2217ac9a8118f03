import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '@/tools/shared/confirm-dialog'
import { Button } from '@/ui/button'
import { useSend } from './use-send'

/** A button for a change that is sent after a confirmation. */
export function ConfirmButton<Done>({
  label,
  of,
  size = 'sm',
  title,
  text,
  confirmLabel,
  act,
  onDone,
}: {
  label: string
  /** Name of what is changed. */
  of?: string
  size?: 'sm' | 'md'
  title: string
  text: ReactNode
  confirmLabel: string
  act: (send: ReturnType<typeof useSend>['send']) => Promise<Done | undefined>
  onDone: (done: Done) => void
}) {
  const [isOpen, setOpen] = useState(false)
  const { send, isBusy, fault, setFault } = useSend()
  const close = () => {
    setOpen(false)
    setFault(undefined)
  }
  const confirm = async () => {
    const done = await act(send)
    if (!done) return
    close()
    onDone(done)
  }
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        {...(of && { 'aria-label': `${label}: ${of}` })}
        className="self-start"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={title}
        confirmLabel={confirmLabel}
        isBusy={isBusy}
        fault={fault}
        onConfirm={() => void confirm()}
        onClose={close}
      >
        {isOpen && text}
      </ConfirmDialog>
    </>
  )
}
