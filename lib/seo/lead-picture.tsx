import 'server-only'
import { type ReactNode } from 'react'
import { themeColors } from '@/lib/brand-colors'
import { type PlanLine, readPlan } from '@/lib/business/lead-plan'
import { type BusinessProfile } from '@/lib/business/profile'
import { designAt } from '@/lib/business/sent-design'
import { type Lead } from '@/lib/content-types'
import { drawDesign } from './design-picture'
import { drawable, drawJsx } from './share-picture'

/** In pixels. The height follows the plan's lines, up to the most. */
const width = 1200
const margin = 64
const lineHeight = 57
const maxHeight = 4000

type Row = { text: string; value?: string; isStrong?: boolean }

const rowOf = (line: PlanLine): Row =>
  'text' in line
    ? { text: line.text }
    : { text: line.note ? `${line.label} (${line.note})` : line.label, value: line.value }

/** Returns a plan's lines as one column of rows; links are left out. */
const planRows = (plan: string): Row[] =>
  readPlan(plan).flatMap((part): Row[] => {
    if (part.kind === 'link') return []
    if (part.kind === 'total') return [{ text: part.label, value: part.value, isStrong: true }]
    return [...(part.heading ? [{ text: part.heading, isStrong: true }] : []), ...part.lines.map(rowOf)]
  })

/** Draws a plan as a sheet with the business's name. */
async function drawPlan(plan: string, profile: BusinessProfile): Promise<Buffer | null> {
  const rows = planRows(plan)
  if (rows.length === 0) return null
  const color = themeColors(profile.colors)
  // A long line takes several.
  const lines = rows.reduce(
    (sum, { text, value = '' }) => sum + Math.ceil((text.length + value.length) / 62),
    0,
  )
  const height = Math.min(maxHeight, 2 * margin + 170 + lines * lineHeight)
  const row = ({ text, value, isStrong }: Row, index: number): ReactNode => (
    <div
      key={index}
      style={{
        display: 'flex',
        justifyContent: 'space-between',
        padding: '12px 0',
        borderBottom: `1px solid ${color['hair-strong']}`,
        color: isStrong ? color.spruce : color.ink,
      }}
    >
      <div style={{ maxWidth: value ? 700 : 1050 }}>{drawable(text)}</div>
      <div style={{ maxWidth: 340, textAlign: 'right' }}>{drawable(value ?? '')}</div>
    </div>
  )
  return drawJsx(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: margin,
        background: color.ivory,
        color: color.ink,
        fontFamily: 'Figtree',
        fontWeight: 600,
        fontSize: 26,
      }}
    >
      <div style={{ fontFamily: 'Fraunces', fontWeight: 400, fontSize: 44, color: color.spruce }}>
        {drawable(profile.name)}
      </div>
      <div style={{ margin: '14px 0 30px', color: color.stone }}>
        {drawable(`A planning range, not a quote. ${profile.phone}`)}
      </div>
      {rows.map(row)}
    </div>,
    { width, height },
  )
}

/** Draws the plan of a lead, or the room put together; null if the lead has none. */
export async function drawLeadPicture(
  lead: Pick<Lead, 'plan' | 'design'>,
  kind: 'plan' | 'design',
  profile: BusinessProfile,
): Promise<Buffer | null> {
  if (kind === 'plan') return drawPlan(lead.plan, profile)
  const design = designAt(lead.design)
  return design && drawDesign(design.choice, 'room')
}
