import { replyLimit, type ReplyPromise } from '@/lib/leads/reply-promise'
import { counted } from '@/lib/text/counted'
import { capitalNumber, numberWord } from '@/lib/text/number-word'
import { hoursAndMinutes } from '@/lib/time/elapsed'

/** The numbers of unanswered leads, the late ones among them, due follow-ups and open go-live steps. */
export type Waiting = { waiting: number; late: number; followUps: number; toDo: number; isLive?: boolean }

type Headline = {
  about: 'leads' | 'follow-ups' | 'to-do' | 'nothing'
  /** One or two sentences, each on a line. */
  sentence: string
  note: string
}

const people = (count: number) => (count === 1 ? 'person' : 'people')

/**
 * Returns the dashboard's headline: late leads, else waiting leads, else follow-ups due today, else open go-live
 * steps. `median` is this week's reply time in business minutes.
 */
export function headlineOf(
  { waiting, late, followUps, toDo, isLive }: Waiting,
  promise: Pick<ReplyPromise, 'replyHours'>,
  median: number | null,
): Headline {
  if (waiting > 0) {
    const count = late || waiting
    const more = waiting - count
    const notes = [
      `${promise.replyHours > 0 ? 'The site promises one' : 'It is due'} within ${counted(replyLimit(promise), 'business hour')}.`,
      more > 0 && `${capitalNumber(more)} more ${more === 1 ? 'is' : 'are'} still within it.`,
      median !== null && `Your median this week is ${hoursAndMinutes(median)}.`,
    ]
    return {
      about: 'leads',
      sentence: `${capitalNumber(count)} ${people(count)} ${count === 1 ? 'is' : 'are'} ${late ? 'still ' : ''}waiting for a reply.`,
      note: notes.filter(Boolean).join(' '),
    }
  }
  if (followUps > 0)
    return {
      about: 'follow-ups',
      sentence: `Nobody is waiting.\nFollow up with ${numberWord(followUps)} ${people(followUps)} today.`,
      note: 'Every request has its answer.',
    }
  if (toDo > 0)
    return {
      about: 'to-do',
      sentence: `Nobody is waiting.\n${capitalNumber(toDo)} ${toDo === 1 ? 'thing is' : 'things are'} left ${isLive ? 'to do' : 'before you go live'}.`,
      note: '',
    }
  return {
    about: 'nothing',
    sentence: 'Nothing is waiting.',
    note: 'New requests show here when you open this page.',
  }
}
