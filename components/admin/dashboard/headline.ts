import { type ReplyPromise } from '@/lib/leads/reply-promise'
import { counted } from '@/lib/text/counted'
import { capitalNumber, numberWord } from '@/lib/text/number-word'
import { hoursAndMinutes } from '@/lib/time/elapsed'

/** How many there are of what can wait: leads without an answer, the late ones of them, and what else is due. */
export type Waiting = { waiting: number; late: number; followUps: number; toDo: number }

type Headline = {
  about: 'leads' | 'follow-ups' | 'to-do' | 'nothing'
  /** A line for each sentence. */
  sentence: string
  note: string
}

const people = (count: number) => (count === 1 ? 'person' : 'people')

/**
 * What the dashboard says first: who has waited too long, else who waits, else who is to be asked again today, else what is
 * left before the site goes live. `median` is this week's, in minutes of business hours.
 */
export function headlineOf(
  { waiting, late, followUps, toDo }: Waiting,
  { replyHours }: Pick<ReplyPromise, 'replyHours'>,
  median: number | null,
): Headline {
  if (waiting > 0) {
    const count = late || waiting
    const more = waiting - count
    const notes = [
      `The site promises one within ${counted(replyHours, 'business hour')}.`,
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
      sentence: `Nobody is waiting.\n${capitalNumber(toDo)} ${toDo === 1 ? 'thing is' : 'things are'} left before you go live.`,
      note: '',
    }
  return {
    about: 'nothing',
    sentence: 'Nothing is waiting.',
    note: 'New requests show here when you open this page.',
  }
}
