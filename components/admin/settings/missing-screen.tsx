'use client'

import { StaffLink } from '@/components/ui/staff-link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { linkClass, Rows } from '@/components/staff/screen'
import { staffCall } from '@/components/staff/staff-call'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import { showError, showToast } from '@/components/ui/toast'
import { RedirectsFrame } from './redirects-frame'

/** An address without a page. `times` says when it was requested; `suggestion` is the page that was probably meant. */
type MissingLine = {
  path: string
  count: number
  times: string
  referrer: string
  suggestion: string | null
}

type MissingScreenProps = {
  lines: MissingLine[]
  page: number
  pageSize: number
  counts: { redirects: number; missing: number; forgotten: number }
  /** True if the list has the ignored addresses instead of the others. */
  isForgotten: boolean
}

const listPath = '/admin/settings/redirects/not-found'

/** Lists addresses without a page, the most frequent first. Each can get a redirect, or be ignored. */
export function MissingScreen({ lines, page, pageSize, counts, isForgotten }: MissingScreenProps) {
  const router = useRouter()
  const [movedPaths, setMovedPaths] = useState<ReadonlySet<string>>(new Set())
  const hrefOf = (page: number) => {
    const query = new URLSearchParams({
      ...(isForgotten && { show: 'forgotten' }),
      ...(page > 1 && { page: `${page}` }),
    })
    return query.size > 0 ? `${listPath}?${query}` : listPath
  }

  async function forget({ path }: Pick<MissingLine, 'path'>, isNowForgotten: boolean) {
    const hide = (isGone: boolean) =>
      setMovedPaths(
        (now) => new Set(isGone ? [...now, path] : [...now].filter((movedPath) => movedPath !== path)),
      )
    hide(isNowForgotten !== isForgotten)
    const answer = await staffCall('PATCH', '/api/not-found-hits', { path, isForgotten: isNowForgotten })
    if (!answer.ok) {
      hide(isNowForgotten === isForgotten)
      showError('That couldn’t be saved', answer.detail)
    } else if (isNowForgotten)
      showToast({
        title: 'Ignored',
        description: 'It stays out of this list, however often it is visited.',
        action: { label: 'Undo', run: () => void forget({ path }, false) },
      })
    else showToast({ title: `${path} is listed again` })
    router.refresh()
  }

  const rows = lines.filter(({ path }) => !movedPaths.has(path))
  return (
    <RedirectsFrame shows="missing" counts={counts}>
      {(ask) => (
        <>
          {isForgotten && (
            <p className="mb-4 text-stone">
              Ignored addresses. Their visits are still counted.{' '}
              <StaffLink className={linkClass} href={listPath}>
                Show the others
              </StaffLink>
            </p>
          )}
          {rows.length === 0 ? (
            <EmptyState small title={isForgotten ? 'Nothing is ignored' : 'No broken links'}>
              {isForgotten
                ? 'Addresses you ignore are kept here.'
                : 'Addresses that visitors tried but that don’t exist show up here.'}
            </EmptyState>
          ) : (
            <Rows>
              {rows.map((line) => (
                <li key={line.path} className="flex-wrap">
                  <span className="min-w-0 flex-1 max-tablet:basis-full">
                    <b className="font-semibold wrap-anywhere">{line.path}</b>
                    <small className="block text-13 wrap-anywhere text-stone tabular-nums">
                      Visited {line.count === 1 ? 'once' : `${line.count} times`} · {line.times}
                      {line.referrer && ` · from ${line.referrer}`}
                    </small>
                  </span>
                  <span className="flex gap-2">
                    <Button
                      size="small"
                      aria-label={`Redirect to… ${line.path}`}
                      onClick={() =>
                        ask({
                          from: line.path,
                          to: line.suggestion ?? '',
                          suggested: line.suggestion !== null,
                        })
                      }
                    >
                      Redirect to…
                    </Button>
                    <Button
                      size="small"
                      look="quiet"
                      aria-label={`${isForgotten ? 'List again' : 'Ignore'} ${line.path}`}
                      onClick={() => void forget(line, !isForgotten)}
                    >
                      {isForgotten ? 'List again' : 'Ignore'}
                    </Button>
                  </span>
                </li>
              ))}
            </Rows>
          )}
          {rows.length > 0 && (
            <Pager
              page={page}
              pageSize={pageSize}
              total={isForgotten ? counts.forgotten : counts.missing}
              hrefOf={hrefOf}
            />
          )}
          {!isForgotten && counts.forgotten > 0 && (
            <p className="pt-4 text-13">
              <StaffLink className={linkClass} href={`${listPath}?show=forgotten`}>
                Show {counts.forgotten} ignored
              </StaffLink>
            </p>
          )}
        </>
      )}
    </RedirectsFrame>
  )
}
