import { askToSignIn } from '@/components/staff/sign-in-again'
import { type ImportReport } from '@/lib/wordpress/types'

type Sent = { ok: true; report: ImportReport } | { ok: false; detail: string }

const unreachable = 'The site didn’t answer. Check your connection and try again.'

/** Sends an export file to be looked at, or to be imported. */
export async function sendExport(step: 'look' | 'import', file: File, asDrafts: boolean): Promise<Sent> {
  const path = `/api/blog/import${step === 'look' ? '/look' : ''}${asDrafts ? '?drafts' : ''}`
  const send = () =>
    fetch(path, { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: file })
  try {
    let answer = await send()
    if (answer.status === 401 && (await askToSignIn(true))) answer = await send()
    const data = (await answer.json()) as unknown
    if (answer.ok) return { ok: true, report: data as ImportReport }
    return { ok: false, detail: (data as { detail?: string }).detail ?? unreachable }
  } catch {
    return { ok: false, detail: unreachable }
  }
}

/** The report as a text to keep. */
export function reportText({ site, items, left, pictures }: ImportReport): string {
  const what = { comes: 'Came', there: 'Was there already', left: 'Left out' }
  return [
    `Import from ${site}`,
    '',
    ...items.map(({ outcome, kind, title, to, from, notes }) =>
      [`${what[outcome]}: ${kind} “${title}”`, from && `was ${from}`, to && `is ${to}`, ...notes]
        .filter(Boolean)
        .join(' | '),
    ),
    '',
    ...left.map(
      ({ what: kind, count, why, names }) => `Left out: ${count} ${kind}. ${why} ${names.join(', ')}`,
    ),
    '',
    ...pictures.map(
      ({ file, alt, where }) => `Picture missing: ${file}, in “${where}”. Shows: ${alt || 'not said'}`,
    ),
  ].join('\n')
}
