import { useRouter } from 'next/navigation'
import { useSingleTask } from './use-single-task'

/** Runs one task at a time, then refreshes the screen. */
export function useRefreshingTask() {
  const router = useRouter()
  const { busy, runAlone } = useSingleTask()
  const run = (task: () => Promise<void>) =>
    void runAlone(async () => {
      await task()
      router.refresh()
      return true
    })
  return { busy, run }
}
