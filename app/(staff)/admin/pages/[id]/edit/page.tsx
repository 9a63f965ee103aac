import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { blockRegistry } from '@/components/blocks/registry'
import { Builder } from '@/components/builder/builder'
import { ContactForm } from '@/components/forms/contact-form'
import { WithWording } from '@/components/site/parts/with-wording'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getBuiltInPage } from '@/lib/content/built-in-pages'
import { getWorkingPage } from '@/lib/data/page-drafts'
import { openPage } from '@/lib/page-document/stored'
import { getUntouchedListing } from '@/lib/seo/built-in-metadata'
import { siteFacts } from '@/lib/seo/site-facts'
import { getBlockData } from '@/lib/records/block-data'
import { contactPromise } from '@/lib/content/promises'

type Props = { params: Promise<{ id: string }> }

const pageOf = cache(getWorkingPage)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const page = await pageOf((await params).id)
  return { title: `Edit Page: ${page?.title ?? ''}` }
}

export default async function EditPage({ params }: Props) {
  await requireStaffPage()
  const [page, site] = await Promise.all([pageOf((await params).id), siteFacts()])
  if (!page) notFound()
  const [data, untouched] = await Promise.all([
    getBlockData(page.slug),
    getBuiltInPage(page.id) ? getUntouchedListing(page.slug) : null,
  ])
  const { profile } = data
  const contactForm = (
    <WithWording profile={profile} groups={['forms']}>
      <ContactForm phone={profile.phone} promise={contactPromise(profile)} />
    </WithWording>
  )
  return (
    <Builder
      page={openPage(page, blockRegistry)}
      data={{ ...data, contactForm }}
      site={site}
      untouched={untouched}
    />
  )
}
