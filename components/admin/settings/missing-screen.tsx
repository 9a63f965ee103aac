'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Rows } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { showToast } from '@/components/ui/toast'
import { type MissingLine } from './redirect-lines'
import { RedirectsFrame } from './redirects-frame'

type MissingScreenProps = {
  lines: MissingLine[]
  page: number
  pageSize: number
  counts: { redirects: number; missing: number }
}

const hrefOf = (page: number) => `/admin/settings/redirects/not-found${page > 1 ? `?page=${page}` : ''}`

/** Addresses that led nowhere, most asked first: each gets a redirect in one step, or is forgotten. */
export function MissingScreen({ lines, page, pageSize, counts }: MissingScreenProps) {
  const router = useRouter()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())

  async function forget({ path }: MissingLine) {
    setHidden((now) => new Set([...now, path]))
    const answer = await staffCall('DELETE', '/api/not-found-hits', { path })
    if (!answer.ok) setHidden((now) => new Set([...now].filter((other) => other !== path)))
    if (answer.ok)
      showToast({ title: 'Forgotten', description: 'It comes back when somebody asks for it again.' })
    else showToast({ title: 'It is still listed', description: answer.detail, destructive: true })
    router.refresh()
  }

  const rows = lines.filter(({ path }) => !hidden.has(path))
  return (
    <RedirectsFrame shows="missing" counts={counts}>
      {(ask) =>
        rows.length === 0 ? (
          <EmptyState small title="Nothing led nowhere">
            Addresses that visitors asked for and that don’t exist are counted here.
          </EmptyState>
        ) : (
          <>
            <Rows>
              {rows.map((line) => (
                <li key={line.path} className="flex-wrap">
                  <span className="min-w-0 flex-1 max-tablet:basis-full">
                    <b className="font-semibold wrap-anywhere">{line.path}</b>
                    <small className="block text-13 wrap-anywhere text-stone tabular-nums">
                      Asked {line.count === 1 ? 'once' : `${line.count} times`} · {line.times}
                      {line.referrer && ` · from ${line.referrer}`}
                    </small>
                  </span>
                  <span className="flex gap-2">
                    <Button
                      size="small"
                      aria-label={`Redirect to… ${line.path}`}
                      onClick={() => ask({ from: line.path, to: line.suggestion ?? '' })}
                    >
                      Redirect to…
                    </Button>
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={`Forget ${line.path}`}
                      onClick={() => void forget(line)}
                    >
                      Forget
                    </Button>
                  </span>
                </li>
              ))}
            </Rows>
            <Pager page={page} pageSize={pageSize} total={counts.missing} hrefOf={hrefOf} />
          </>
        )
      }
    </RedirectsFrame>
  )
}
