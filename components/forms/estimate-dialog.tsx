'use client'

import '@/components/ui/overlays.css'
import { type ContactForm } from './contact-form'
import { Dialog } from '@/components/ui/dialog'
import { useWords } from '@/components/ui/use-words'

/** A place or service: its slug is sent with the request, its name is shown. */
export type Named = { slug: string; name: string }

type EstimateDialogProps = {
  opening: number
  Form: typeof ContactForm
  phone: string
  promise: string
  town?: Named
  service?: Named
}

export function EstimateDialog({ opening, Form, phone, promise, town, service }: EstimateDialogProps) {
  const words = useWords()
  const about = [service?.name, town && `in ${town.name}`].filter(Boolean).join(' ')
  return (
    <Dialog
      title={words('Request an estimate')}
      note={about && about[0]?.toUpperCase() + about.slice(1)}
      opening={opening}
      size="form"
      begin="heading"
    >
      <Form phone={phone} promise={promise} source="estimate" town={town?.slug} service={service?.slug} />
    </Dialog>
  )
}
