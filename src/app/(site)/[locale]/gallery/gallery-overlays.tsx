'use client'

import { useState } from 'react'
import { Button } from '@/ui/button'
import { buttonStyle } from '@/ui/button-style'
import { Dialog } from '@/ui/dialog'
import { Menu } from '@/ui/menu'
import { Notice, noticeTones } from '@/ui/notice'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { ToastProvider, toastTones, useToast } from '@/ui/toast'

export function GalleryOverlays() {
  return (
    <ToastProvider label="Notes" dismissLabel="Dismiss">
      <section>
        <h2 className="mb-6 text-heading">What opens and what waits</h2>
        <div className="grid gap-10">
          <div className="flex flex-wrap gap-3">
            <SampleMenu />
            <SampleDialog placement="center" />
            <SampleDialog placement="side" />
            <SampleToasts />
          </div>
          <Tabs
            label="Panels"
            tabs={[
              { id: 'style', label: 'Style', content: <p>Colors and margin.</p> },
              { id: 'logo', label: 'Logo', content: <p>A picture in the middle.</p> },
              { id: 'print', label: 'Print', content: <p>Sizes on paper.</p> },
            ]}
          />
          <div className="grid gap-3 sm:grid-cols-2">
            {noticeTones.map((tone) => (
              <Notice key={tone} tone={tone} title={`A ${tone} notice`}>
                Says what is the matter and what to do.
              </Notice>
            ))}
          </div>
          <div className="grid max-w-sm gap-3">
            <Skeleton className="aspect-square" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-4 w-1/2" />
          </div>
        </div>
      </section>
    </ToastProvider>
  )
}

function SampleMenu() {
  return (
    <Menu
      label="Menu"
      labelClassName={buttonStyle({ variant: 'secondary' })}
      panelClassName="start-0 top-full mt-2 w-48"
    >
      {['Copy', 'Rename', 'Delete'].map((name) => (
        <button
          key={name}
          type="button"
          className="flex min-h-10 w-full items-center rounded-md px-3 text-sm hover:bg-paper-sunken"
        >
          {name}
        </button>
      ))}
    </Menu>
  )
}

function SampleDialog({ placement }: { placement: 'center' | 'side' }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Dialog {placement}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Forget this code?"
        closeLabel="Close"
        placement={placement}
      >
        <p className="text-ink-soft">It is kept in this browser only and cannot be brought back.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={close}>Forget it</Button>
          <Button variant="secondary" onClick={close}>
            Keep it
          </Button>
        </div>
      </Dialog>
    </>
  )
}

function SampleToasts() {
  const showToast = useToast()
  return toastTones.map((tone) => (
    <Button key={tone} variant="secondary" onClick={() => showToast(`A ${tone} note`, { tone })}>
      Toast {tone}
    </Button>
  ))
}
