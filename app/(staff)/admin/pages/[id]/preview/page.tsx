import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { blockRegistry } from '@/components/blocks/registry'
import { Preview } from '@/components/builder/preview'
import { ContactForm } from '@/components/forms/contact-form'
import { WithWording } from '@/components/site/parts/with-wording'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getWorkingPage } from '@/lib/data/page-drafts'
import { openPage } from '@/lib/page-document/stored'
import { getBlockData } from '@/lib/records/block-data'
import { contactPromise } from '@/lib/content/promises'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ work?: string }> }

const pageOf = cache(getWorkingPage)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const page = await pageOf((await params).id)
  return { title: `Preview: ${page?.title ?? ''}` }
}

export default async function PreviewPage({ params, searchParams }: Props) {
  await requireStaffPage()
  const [page, { work }] = await Promise.all([pageOf((await params).id), searchParams])
  if (!page) notFound()
  const data = await getBlockData(page.slug)
  const { profile } = data
  const contactForm = (
    <WithWording profile={profile} groups={['forms']}>
      <ContactForm phone={profile.phone} promise={contactPromise(profile)} />
    </WithWording>
  )
  return (
    <Preview
      page={openPage(page, blockRegistry)}
      data={{ ...data, contactForm }}
      showsLocalCopy={work !== undefined}
    />
  )
}
