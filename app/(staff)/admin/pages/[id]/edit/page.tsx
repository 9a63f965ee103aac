import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { Builder } from '@/components/admin/builder/builder'
import { requireStaffPage } from '@/lib/auth/staff-page'
import { getPage } from '@/lib/data/pages'
import { getProfile } from '@/lib/data/settings'
import { listProjects } from '@/lib/data/projects'
import { listTestimonials } from '@/lib/data/testimonials'
import { env } from '@/lib/env'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ resume?: string }> }

const pageOf = cache(getPage)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireStaffPage()
  const page = await pageOf((await params).id)
  return { title: `Edit Page: ${page?.title ?? ''}` }
}

export default async function EditPage({ params, searchParams }: Props) {
  await requireStaffPage()
  const [page, projects, testimonials, profile, { resume }] = await Promise.all([
    pageOf((await params).id),
    listProjects(),
    listTestimonials(),
    getProfile(),
    searchParams,
  ])
  if (!page) notFound()
  const site = { host: new URL(env().SITE_URL).host, name: profile.shortName }
  return (
    <Builder
      page={page}
      data={{ projects, testimonials, profile }}
      site={site}
      resume={resume !== undefined}
    />
  )
}
