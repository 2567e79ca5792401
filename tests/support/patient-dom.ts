import { configure } from "@testing-library/dom";

/** What a component shows after its calls may take its time where the machine has other work beside it. */
configure({ asyncUtilTimeout: 10_000 });
