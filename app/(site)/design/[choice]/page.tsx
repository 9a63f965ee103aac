import { type Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type Choice, splitCode, parseChoice } from '@/lib/business/finishes'
import { getFinishes } from '@/lib/data/finishes'
import { designMetadata, DesignRoute } from '../design-route'

/**
 * /design?cabinets=…&island=…, which lib/http/incoming.ts leads here: rendered for each request and kept nowhere (lib/page-cache/handler.js).
 * A finish that isn't offered any more is replaced by one that is.
 */
export const revalidate = 3600

type Params = { params: Promise<{ choice: string }> }

export const generateStaticParams = () => []

const getShown = cache(
  async (
    code: string,
  ): Promise<{ choice: Choice; finishes: Awaited<ReturnType<typeof getFinishes>> } | null> => {
    const params = splitCode(code)
    if (!params) return null
    const finishes = await getFinishes()
    return { choice: parseChoice(params, finishes), finishes }
  },
)

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const shown = await getShown((await params).choice)
  return shown ? designMetadata(shown.choice, shown.finishes, true) : {}
}

export default async function SharedDesignPage({ params }: Params) {
  const shown = await getShown((await params).choice)
  if (!shown) notFound()
  return <DesignRoute {...shown} />
}
