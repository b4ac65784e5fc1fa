// Run only by browsers without modules, and written for them: it says what they lack, in the game's own texts.
(function () {
  /** @param {{ texts?: Record<string, string>, language?: string, direction?: string }} reply */
  function tell(reply) {
    var texts = reply.texts || {};
    var words = document.createElement("p");
    words.className = "old";
    words.setAttribute("role", "alert");
    words.appendChild(
      document.createTextNode((texts["host-old"] || "").replace("{what}", texts["host-modules"] || "")),
    );
    document.documentElement.lang = reply.language || "";
    document.documentElement.dir = reply.direction || "";
    document.body.appendChild(words);
  }

  var first = document.getElementById("first");
  if (first) return tell(JSON.parse(first.textContent || "{}"));
  var request = new XMLHttpRequest();
  request.open("POST", "door");
  request.setRequestHeader("Content-Type", "application/json");
  request.setRequestHeader("Scoundrel-Key", (/[?&]key=([^&]*)/.exec(location.search) || ["", ""])[1]);
  request.onload = function () {
    tell(JSON.parse(request.responseText));
  };
  request.send(JSON.stringify({ id: 0, do: "hello" }));
})();
