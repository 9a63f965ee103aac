import { showToast } from '@/components/ui/toast'

/** Puts a text into the clipboard, and says what was copied or that the browser refused. `shown` stands below either. */
export async function copyText(text: string, done: string, shown?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: done, description: shown })
  } catch {
    showToast({ title: 'The browser did not allow copying', description: shown, destructive: true })
  }
}
