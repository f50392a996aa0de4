/** R121: what an empty field says, in either language, before anything else that is wrong with it. */
export const REQUIRED = /^(این فیلد الزامی است|This field is required)$/;
