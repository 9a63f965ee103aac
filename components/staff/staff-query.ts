import { focusManager, QueryClient, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { subscribeToSignIn } from './sign-in-again'
import { type Answer, call, staffCall } from './staff-call'

// Staff screens read in the background through TanStack Query (decision 050).

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // Data is dropped with the last component that shows it, and each answer counts as new.
      gcTime: 0,
      structuralSharing: false,
      // A screen shows at once that it is offline.
      retry: false,
      networkMode: 'always',
    },
  },
})

/** The first part of a polled query's key. */
const polled = 'polled'
export const pollInterval = 15_000

/** An endpoint refused, or the site didn't answer (status 0). The message is for staff. */
class CallError extends Error {
  readonly status: number
  constructor({ status, detail }: Extract<Answer<unknown>, { ok: false }>) {
    super(detail || 'That didn’t work. Try again in a minute.')
    this.status = status
  }
}

type Options<Data> = Omit<UseQueryOptions<Data, CallError>, 'queryKey'> & { queryKey: readonly unknown[] }

/** Runs a query while the component is mounted and aborts it when it is no longer needed. */
export const useStaffQuery = <Data>(options: Options<Data>) => useQuery<Data, CallError>(options, client)

type QueryFunction<Data> = (context: { signal: AbortSignal }) => Promise<Data>

const queryBy =
  (send: typeof call) =>
  <Data>(path: string, body?: unknown): QueryFunction<Data> =>
  async ({ signal }) => {
    const answer = await send<Data>(body === undefined ? 'GET' : 'POST', path, body, { signal })
    if (!answer.ok) throw new CallError(answer)
    return answer.data
  }

/** Reads an endpoint; a body is posted. Asks to sign in again when the session has ended. */
export const readAsStaff = queryBy(staffCall)

/** Reads an endpoint without asking to sign in: nobody has pressed anything. */
export const readQuietly = queryBy(call)

type PollOptions<Data> = Options<Data> & {
  enabled?: boolean
  /** The interval of a shown tab in milliseconds. */
  shownInterval?: () => number
  /** The interval of a hidden tab in milliseconds; without one, a hidden tab doesn't poll. */
  hiddenInterval?: number
}

/**
 * Repeats a query every fifteen seconds, and at once when the tab is shown again or somebody has signed in again.
 * Polls don't overlap, and a failed one keeps the data.
 */
export const usePoll = <Data>({
  queryKey,
  enabled = true,
  shownInterval = () => pollInterval,
  hiddenInterval,
  ...options
}: PollOptions<Data>) =>
  useStaffQuery<Data>({
    ...options,
    queryKey: [polled, ...queryKey],
    enabled: () => enabled && (hiddenInterval !== undefined || focusManager.isFocused()),
    refetchInterval: () => (focusManager.isFocused() ? shownInterval() : (hiddenInterval ?? false)),
    refetchIntervalInBackground: hiddenInterval !== undefined,
  })

/** Runs a poll now, or all of them. One under way goes on, unless there is something newer than it may see. */
export const pollNow = (queryKey: readonly unknown[] = [], { isNewer = false } = {}): Promise<void> =>
  client.refetchQueries({ queryKey: [polled, ...queryKey] }, { cancelRefetch: isNewer })

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void pollNow()
  })
  subscribeToSignIn(() => void pollNow())
}

/** Replaces a query's data with what a change has answered, and cancels a running read. */
export function setQueryData<Data>(queryKey: readonly unknown[], data: Data): void {
  void client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, data)
}
