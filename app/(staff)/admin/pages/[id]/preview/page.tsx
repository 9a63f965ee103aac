import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { blockRegistry } from '@/components/blocks/registry'
import { Preview } from '@/components/builder/preview'
import { ContactForm } from '@/components/forms/contact-form'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getWorkingPage } from '@/lib/data/page-drafts'
import { getProfile } from '@/lib/data/settings'
import { openPage } from '@/lib/page-document/stored'
import { projectStore } from '@/lib/records/project/store'
import { testimonialStore } from '@/lib/records/testimonial/store'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ work?: string }> }

const pageOf = cache(getWorkingPage)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const page = await pageOf((await params).id)
  return { title: `Preview: ${page?.title ?? ''}` }
}

export default async function PreviewPage({ params, searchParams }: Props) {
  await requireStaffPage()
  const [page, projects, testimonials, profile, { work }] = await Promise.all([
    pageOf((await params).id),
    projectStore.listShown(),
    testimonialStore.listShown(),
    getProfile(),
    searchParams,
  ])
  if (!page) notFound()
  const contactForm = <ContactForm phone={profile.phone} contactHours={profile.contactHours} />
  return (
    <Preview
      page={openPage(page, blockRegistry)}
      data={{ projects, testimonials, profile, contactForm }}
      showsLocalCopy={work !== undefined}
    />
  )
}
