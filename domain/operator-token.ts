/** What an operator's own token begins with: the command line tells it from the installation's, and scanners find it. */
export const OPERATOR_TOKEN_PREFIX = "shamseh-operator";

/** Whether a token bears its operator's name, so that none needs to be said. */
export const bearsName = (token: string): boolean => token.startsWith(`${OPERATOR_TOKEN_PREFIX}.`);
