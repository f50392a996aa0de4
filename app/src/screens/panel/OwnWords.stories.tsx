import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { addressOf } from "#domain/addresses/routes.ts";
import { panelAnswers } from "#fixtures/answers/panel.ts";
import { stage } from "#tests/stories/stage.tsx";

const meta: Meta = {
  title: "صفحه‌ها/حساب من Account/نظرها و پرسش‌ها Reviews and questions",
  parameters: { layout: "fullscreen" },
};
export default meta;
type Story = StoryObj;

const comments = { address: addressOf("panelComments"), answers: panelAnswers };
const questions = { address: addressOf("panelQuestions"), answers: panelAnswers };

export const Comments: Story = stage(comments);
export const CommentsEmpty: Story = stage({ ...comments, scenario: "empty" });
export const CommentsLoading: Story = stage({ ...comments, scenario: "waiting" });
export const CommentsFailed: Story = stage({ ...comments, scenario: "500" });
export const CommentsOffline: Story = stage({ ...comments, scenario: "offline" });
export const CommentsLongText: Story = stage({ ...comments, areTextsLong: true });
export const Questions: Story = stage(questions);
export const QuestionsEmpty: Story = stage({ ...questions, scenario: "empty" });
export const QuestionsLoading: Story = stage({ ...questions, scenario: "waiting" });
export const QuestionsFailed: Story = stage({ ...questions, scenario: "500" });
export const QuestionsLongText: Story = stage({ ...questions, areTextsLong: true });
export const QuestionsOffline: Story = stage({ ...questions, scenario: "offline" });

/** From one kind of words to the other. */
export const Moving: Story = {
  ...stage(comments),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("link", { name: /پرسش‌های من|My questions/ }));
    await canvas.findByRole("heading", { level: 1, name: /پرسش‌های من|My questions/ });
  },
};
