/** @jest-environment jsdom */
import { EditorContent } from '@tiptap/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { RichTyping } from '@/components/builder/typing/rich-typing'
import { RichEditor } from '@/components/fields/rich-editor'
import { useRichEditor } from '@/components/fields/use-rich-editor'
import { toastEvent, type ToastMessage } from '@/components/ui/toast'

const toasts: ToastMessage[] = []
addEventListener(toastEvent, (event) => toasts.push(event.detail))
beforeEach(() => {
  toasts.length = 0
  // jsdom lays nothing out.
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() })
})

test('Escape in a rich text on the canvas leaves it and keeps what was typed', async () => {
  const [onKeep, onType, onEnd] = [jest.fn(), jest.fn(), jest.fn()]
  const nothing = () => undefined
  const field = { label: 'Text', text: '<p>First</p>', maxLength: 999, onType, onKeep }
  render(
    <div data-words="">
      <RichTyping
        field={{ ...field, onStep: nothing, onSay: nothing }}
        look={{ className: '', 'data-align': 'left' }}
        onEnd={onEnd}
      >
        First
      </RichTyping>
    </div>,
  )
  const text = await screen.findByRole('textbox', { name: 'Text' })
  const { editor } = text as HTMLElement & { editor?: { commands: { setContent: (html: string) => void } } }
  act(() => editor?.commands.setContent('<p>First words</p>'))
  fireEvent.keyDown(text, { key: 'Escape' })
  expect(onType.mock.calls).toEqual([['<p>First words</p>', true]])
  expect(onKeep.mock.calls).toEqual([['<p>First</p>']])
  expect(onEnd).toHaveBeenCalled()
})

test('a tool gives the text the focus at once: letters typed before the next frame are not lost', async () => {
  render(<RichEditor label="Text" value="<p>First</p>" onChange={() => undefined} />)
  const text = await screen.findByRole('textbox', { name: 'Text' })
  const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
  for (const name of ['Heading', 'Table', 'Add row']) {
    screen.getByRole('button', { name: 'Bold' }).focus()
    press(name)
    expect(document.activeElement).toBe(text)
  }
})

describe('a screenshot, which is a file and nothing else,', () => {
  const file = new File(['shot'], 'image.png', { type: 'image/png' })
  function Text({ onPictures }: { onPictures?: (pictures: readonly { file: File }[]) => void }) {
    const { editor } = useRichEditor({
      ...{ label: 'Text', value: '<p>Before</p>', onChange: () => undefined, attributes: {}, onPictures },
    })
    return <EditorContent editor={editor} />
  }
  const paste = async (getData: (type: string) => string) => {
    const text = await screen.findByRole('textbox', { name: 'Text' })
    act(() => void fireEvent.paste(text, { clipboardData: { files: [file], getData } }))
    return text
  }

  test('is added where the text holds pictures', async () => {
    const onPictures = jest.fn()
    render(<Text onPictures={onPictures} />)
    const text = await paste(() => '')
    expect(onPictures.mock.calls).toEqual([[[{ key: expect.any(String) as string, file }]]])
    expect(text.querySelectorAll('img[data-pending]')).toHaveLength(1)
    expect(text.textContent).toContain('Before')
    expect(toasts).toEqual([])
  })

  test('is named as left out where it holds none', async () => {
    render(<Text />)
    const text = await paste(() => '')
    expect(text.innerHTML).toBe('<p>Before</p>')
    expect(toasts.map(({ title }) => title)).toEqual(['1 picture was left out'])
  })

  test('is no picture of its own beside words', async () => {
    const onPictures = jest.fn()
    render(<Text onPictures={onPictures} />)
    await paste((type) => (type === 'text/plain' ? 'Words' : ''))
    expect(onPictures).not.toHaveBeenCalled()
  })
})
