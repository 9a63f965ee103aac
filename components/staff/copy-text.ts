import { showError, showToast } from '@/components/ui/toast'

/** Copies a text to the clipboard and shows a message with the result; `shown` is its second line. */
export async function copyText(text: string, done: string, detail?: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: done, description: detail })
  } catch {
    showError('The browser didn’t allow copying', detail)
  }
}
