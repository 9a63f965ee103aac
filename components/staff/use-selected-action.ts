import { useRouter } from 'next/navigation'
import { showError, showToast } from '@/components/ui/toast'
import { type ManyAnswer } from '@/lib/errors'
import { mostAtOnce } from '@/lib/schemas/many'
import { inWords } from '@/lib/text/in-words'
import { type Selectable, useSelection } from './selection'
import { staffCall } from './staff-call'
import { undoAction, useUndoKey } from './undo-key'
import { useSingleTask } from './use-single-task'
import { undoTime } from './use-trash'

type SelectedAction<Item> = {
  method?: 'PATCH' | 'DELETE'
  path: string
  /** Return the data of an item in the request, and in the request of the undo. */
  change: (item: Item) => object
  undo?: (item: Item) => object
  /** "3 leads marked as spam" */
  title: (count: number) => string
  /** True if the rows leave the list. */
  isLeaving?: boolean
}

type Outcome<Item> = { done: Item[]; refused: { name: string; detail: string }[] }

async function send<Item extends Selectable>(
  { method = 'PATCH', path }: Pick<SelectedAction<Item>, 'method' | 'path'>,
  items: readonly Item[],
  change: (item: Item) => object,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], refused: [] }
  for (let start = 0; start < items.length; start += mostAtOnce) {
    const part = items.slice(start, start + mostAtOnce)
    const body = { items: part.map((item) => ({ id: item.id, ...change(item) })) }
    const answer = await staffCall<ManyAnswer>(method, path, body)
    const details = new Map(answer.ok ? answer.data.refused.map(({ id, detail }) => [id, detail]) : [])
    for (const item of part) {
      const detail = answer.ok ? details.get(item.id) : answer.detail
      if (detail === undefined) outcome.done.push(item)
      else outcome.refused.push({ name: item.name, detail })
    }
  }
  return outcome
}

const mostNames = 5

/** Returns the names of the refused items, by reason. */
function refusedText(refused: Outcome<never>['refused']): string {
  const reasons = [...new Set(refused.map(({ detail }) => detail))]
  return reasons
    .map((reason) => {
      const names = refused.filter(({ detail }) => detail === reason).map(({ name }) => name)
      const moreCount = names.length - mostNames
      const shownNames = moreCount > 1 ? [...names.slice(0, mostNames), `${moreCount} more`] : names
      return `Not changed: ${inWords(shownNames)}. ${reason}`
    })
    .join(' ')
}

/** Returns a function that changes all selected rows; the message that follows undoes all of it. */
export function useSelectedAction<Item extends Selectable>() {
  const router = useRouter()
  const { items, end } = useSelection<Item>()
  const { busy, runAlone } = useSingleTask()
  useUndoKey()

  function report(
    { done, refused }: Outcome<Item>,
    title: (count: number) => string,
    action?: ReturnType<typeof undoAction>,
  ) {
    const description = refused.length > 0 ? refusedText(refused) : undefined
    if (done.length === 0) showError('Nothing was changed', description)
    else showToast({ title: title(done.length), description, action, lasts: undoTime })
    router.refresh()
  }

  const run = (action: SelectedAction<Item>): Promise<boolean> =>
    runAlone(async () => {
      const { undo, title, isLeaving = false } = action
      const sending = send(action, items, action.change)
      const takeBack = async (change: (item: Item) => object) =>
        report(await send(action, (await sending).done, change), (count) => `Undone: ${title(count)}`)
      const undoOnce =
        undo &&
        undoAction(
          () => void takeBack(undo),
          sending.then(({ done }) => done.length > 0),
        )
      const outcome = await sending
      end(isLeaving && outcome.done.length > 0)
      report(outcome, title, undoOnce)
      return outcome.done.length > 0
    })

  return { busy, run }
}
