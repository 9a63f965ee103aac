import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { staffCall } from '@/components/staff/staff-call'
import { showToast } from '@/components/ui/toast'
import { type Stored } from '@/lib/content-types'
import { type ContentKind, contentKinds } from './content-kinds'

type ContentRow = Stored<{ id: string; isFeatured: boolean; isSample: boolean }>

/**
 * The rows of a list as one sees them, and what can be done with them. Each deed shows at once; what the server doesn't
 * take is put back, and said. `stored` is what the server has sent: with each new one only that counts.
 */
export function useContent<Row extends ContentRow>(kind: ContentKind, stored: readonly Row[]) {
  const router = useRouter()
  const { calls, one } = contentKinds[kind]
  const what = one.toLowerCase()
  const [mine, setMine] = useState<{
    stored: readonly Row[]
    order?: string[]
    featured: Map<string, boolean>
  }>()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  /** What one has just saved oneself may not have reached the list yet. */
  const versions = useRef(new Map<string, number>())
  /** One call about the order after the other: each says what it was made of. */
  const sending = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  const own = mine?.stored === stored ? mine : undefined
  const order = own?.order ?? stored.map(({ id }) => id)
  const place = new Map(order.map((id, index) => [id, index]))
  const rows = stored
    .filter(({ id }) => !hidden.has(id))
    .map((row) => ({ ...row, isFeatured: own?.featured.get(row.id) ?? row.isFeatured }))
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))

  const change = (part: { order?: string[]; featured?: [string, boolean] }) =>
    setMine((now) => {
      const kept = now?.stored === stored ? now : { stored, featured: new Map<string, boolean>() }
      const featured = part.featured ? new Map(kept.featured).set(...part.featured) : kept.featured
      return { ...kept, order: part.order ?? kept.order, featured }
    })

  function arrange(ids: string[]) {
    const before = order
    change({ order: ids })
    waiting.current += 1
    sending.current = sending.current.then(async () => {
      const answer = await staffCall('PUT', `${calls}/order`, { ids, before })
      waiting.current -= 1
      if (!answer.ok) {
        setMine(undefined)
        const again = { label: 'Try again', run: () => arrange(ids) }
        const title = 'The new order could not be saved'
        showToast({ title, description: answer.detail, destructive: true, action: again })
      }
      if (waiting.current === 0) router.refresh()
    })
  }

  async function feature(row: Row, isFeatured: boolean) {
    change({ featured: [row.id, isFeatured] })
    const version = Math.max(row.version, versions.current.get(row.id) ?? 0)
    const answer = await staffCall<Row>('PUT', `${calls}/${row.id}`, { isFeatured, version })
    if (answer.ok) versions.current.set(row.id, answer.data.version)
    else {
      change({ featured: [row.id, row.isFeatured] })
      showToast({ title: `The ${what} could not be saved`, description: answer.detail, destructive: true })
    }
    router.refresh()
  }

  const hide = (id: string, yes: boolean) =>
    setHidden((now) => new Set(yes ? [...now, id] : [...now].filter((other) => other !== id)))

  async function remove(id: string) {
    hide(id, true)
    const answer = await staffCall('DELETE', `${calls}/${id}`)
    if (!answer.ok) {
      hide(id, false)
      const again = { label: 'Try again', run: () => void remove(id) }
      const title = `The ${what} could not be deleted`
      return showToast({ title, description: answer.detail, destructive: true, action: again })
    }
    showToast({ title: `${one} deleted`, action: { label: 'Undo', run: () => void bringBack(id) } })
    router.refresh()
  }

  async function bringBack(id: string) {
    const answer = await staffCall('POST', `${calls}/${id}/restore`)
    if (answer.ok) {
      hide(id, false)
      showToast({ title: `${one} is back` })
    } else
      showToast({
        title: `The ${what} could not be brought back`,
        description: answer.detail,
        destructive: true,
      })
    router.refresh()
  }

  return {
    rows,
    order: order.filter((id) => !hidden.has(id)),
    arrange,
    feature: (row: Row, isFeatured: boolean) => void feature(row, isFeatured),
    remove: (id: string) => void remove(id),
    bringBack: (id: string) => void bringBack(id),
  }
}
