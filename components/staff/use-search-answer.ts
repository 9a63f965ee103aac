import { keepPreviousData } from '@tanstack/react-query'
import { askToSignIn } from './sign-in-again'
import { readQuietly, useStaffQuery } from './staff-query'
import { useDebounced } from './use-debounced'

const typingPause = 150

/** Searches when typing pauses; null doesn't search. The last answer stays until the next one is there. */
export function useSearchAnswer<Answer>(path: string, query: string | null) {
  const settledQuery = useDebounced(query, typingPause)
  const { data, error, isFetching, refetch } = useStaffQuery<Answer>({
    queryKey: [path, settledQuery],
    queryFn: readQuietly(path, { q: settledQuery }),
    enabled: settledQuery !== null,
    placeholderData: keepPreviousData,
  })

  /** Signs in again in place, then repeats the search. */
  async function signIn() {
    if (await askToSignIn(false)) await refetch()
  }

  const isAsked = query !== null
  const pending = isAsked && (query !== settledQuery || isFetching)
  const failed = error && (error.status === 401 ? 'signed-out' : 'no-answer')
  return {
    answer: isAsked ? data : undefined,
    failed: pending || !isAsked ? undefined : failed,
    pending,
    signIn,
  }
}
