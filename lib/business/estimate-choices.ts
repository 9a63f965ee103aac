import texts from '@/lib/content/facts/estimate-choices.json'
import { type LineId } from './estimate-lines'

// What an estimate asks, and which part of which line each answer takes.

/** A share of a line: where within its range, 0 to 1, this work begins and ends. */
export type Share = { line: LineId; span: readonly number[] }
type Option = { label: string; takes: readonly Share[] }
type Question = {
  legend: string
  /** The rooms that are asked; none named means every room. */
  room?: 'kitchen' | 'bathroom'
  /** From the least work to the most: each answer takes at least what the one before it takes. */
  options: Record<string, Option>
  usual: string
}

type Questions = typeof texts.questions
export type WorkQuestion = keyof Questions
/** An answer to each question on the work. */
export type WorkChoices = { [Q in WorkQuestion]: keyof Questions[Q]['options'] }

/** The questions on the work, in the order of the form. */
export const workQuestions = texts.questions as Record<WorkQuestion, Question>
export const workQuestionIds = Object.keys(workQuestions) as WorkQuestion[]

/** A question with its answers, whichever it is. */
export const questionOf = (id: WorkQuestion): Question => workQuestions[id]

/** What is done where nothing else is said. */
export const usualWork = Object.fromEntries(
  workQuestionIds.map((id) => [id, workQuestions[id].usual]),
) as WorkChoices

/** Nothing done: the first answer to each question. */
export const noWork = Object.fromEntries(
  workQuestionIds.map((id) => [id, Object.keys(workQuestions[id].options)[0]]),
) as WorkChoices

export const estimateRooms = texts.rooms
export type EstimateRoom = keyof typeof estimateRooms
export type SingleRoom = Exclude<EstimateRoom, 'both'>

export const sizeNames = texts.sizes
export type SizeName = keyof typeof sizeNames

/** The floor of a room of each size in square feet, and what such a room is like. */
export const roomSizes: Record<SingleRoom, Record<SizeName, { feet: number; like: string }>> = texts.roomSizes
/** The smallest and the largest floor that is taken, in square feet. */
export const possibleFeet = { from: 15, to: 1_000, said: '15 to 1,000' }

export const levels = texts.levels
export type Level = keyof typeof levels
